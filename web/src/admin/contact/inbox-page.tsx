import { useRef, useState } from 'react';
import { useLocale } from '../../features/locale/index.ts';
import { useUrlState } from '../../data/use-url-state.ts';
import { FilterBar, IconButton, PageHeader } from '../../controls/index.ts';
import { ExportButton } from './export-button.tsx';
import { MESSAGE_FILTERS } from '../../../../model/contact/admin-api.ts';
import { inboxUrlSchema } from './filters.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { MessageDetail } from './message-detail.tsx';
import { MessageList } from './message-list.tsx';
import { useShortcutSetting, useShortcuts } from './use-shortcuts.ts';
import { useMessages } from './use-messages.ts';
import { useTriage } from './use-triage.ts';
import { inboxMessages } from './messages.ts';

/** The inbox: the list, the open message next to it, and shortcuts. Those for the open message: message-body.tsx. */
export function InboxPage() {
  const t = inboxMessages[useLocale()];
  const url = useUrlState(inboxUrlSchema);
  const { status: filter, q: search, message: openId } = url.state;
  const messages = useMessages(filter, search);
  const [helpOpen, setHelpOpen] = useState(false);
  const [shortcutsOn, setShortcutsOn] = useShortcutSetting();
  const searchField = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const detail = useRef<HTMLElement>(null);

  const ids = messages.shown.map(({ id }) => id);
  const open = (id: string) => {
    url.set({ message: id });
    if (id === '') return;
    const item = list.current?.querySelector(`[data-id="${CSS.escape(id)}"]`);
    item?.scrollIntoView({ block: 'nearest' });
  };
  const triage = useTriage(messages.shown, url.current, open);

  const step = (by: number) => {
    const at = openId === '' ? -1 : ids.indexOf(openId);
    const next = ids[Math.min(ids.length - 1, Math.max(0, at + by))];
    if (next !== undefined) open(next);
  };
  useShortcuts(shortcutsOn, {
    next: () => step(1),
    previous: () => step(-1),
    open: () => detail.current?.focus(),
    list: () => {
      const here = list.current?.querySelector<HTMLElement>('[aria-current]');
      (here ?? list.current?.querySelector<HTMLElement>('a'))?.focus();
      if (matchMedia('(max-width: 1023px)').matches) open('');
    },
    search: () => searchField.current?.focus(),
    undo: triage.undo,
    help: () => setHelpOpen(true),
  });

  return (
    <>
      <PageHeader title={t.title}>
        <IconButton
          variant="plain"
          className="max-sm:hidden"
          label={t.shortcuts}
          icon="help"
          onClick={() => setHelpOpen(true)}
        />
        <ExportButton filter={filter} />
      </PageHeader>
      <FilterBar
        className={openId === '' ? '' : 'max-lg:hidden'}
        filter={{
          label: t.filterBy,
          options: MESSAGE_FILTERS.map((name) => ({ value: name, label: t.filters[name] })),
          value: filter,
          onChoose: (name) => url.set({ status: name, message: '' }),
        }}
        search={{
          applied: search,
          apply: (q) => url.set({ q }),
          ref: searchField,
          label: t.search,
          placeholder: t.searchHint,
        }}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(18rem,2fr)_3fr]">
        <div className={openId === '' ? '' : 'max-lg:hidden'}>
          <MessageList
            ref={list}
            messages={messages}
            openId={openId}
            hrefOf={(id) => url.hrefOf({ message: id })}
            search={search}
            onOpen={open}
          />
        </div>
        <MessageDetail
          ref={detail}
          id={openId}
          triage={triage}
          shortcutsOn={shortcutsOn}
          className={openId === '' ? 'max-lg:hidden' : ''}
          onBack={() => open('')}
        />
      </div>
      {helpOpen && (
        <ShortcutsDialog
          on={shortcutsOn}
          onChange={setShortcutsOn}
          onClose={() => setHelpOpen(false)}
        />
      )}
    </>
  );
}
