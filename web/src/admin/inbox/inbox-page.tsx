import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../features/i18n/index.ts';
import { useDebounced } from '../../data/use-debounced.ts';
import { IconButton, PageHeader } from '../../controls/index.ts';
import { ExportButton } from './export-button.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { MessageDetail } from './message-detail.tsx';
import { MessageList } from './message-list.tsx';
import { replyHref } from './reply.ts';
import { useShortcutSetting, useShortcuts } from './use-shortcuts.ts';
import { useMessages } from './use-messages.ts';
import { useTriage } from './use-triage.ts';
import { useInboxUrl } from './use-inbox-url.ts';
import { inboxMessages } from './messages.ts';

/** The inbox: a list, the open message beside it, and a key for each thing one does with a message. */
export function InboxPage() {
  const t = inboxMessages[useLocale()];
  const { view, now, change } = useInboxUrl();
  const [search, setSearch] = useState(view.search);
  const settled = useDebounced(search);
  const messages = useMessages(view.filter, settled.trim());
  const [helpOpen, setHelpOpen] = useState(false);
  const [shortcutsOn, setShortcutsOn] = useShortcutSetting();
  const searchField = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const detail = useRef<HTMLElement>(null);

  const ids = messages.shown.map(({ id }) => id);
  const open = (id: string | null) => {
    change({ open: id });
    if (id === null) return;
    const item = list.current?.querySelector(`[data-id="${CSS.escape(id)}"]`);
    item?.scrollIntoView({ block: 'nearest' });
  };
  const triage = useTriage(messages, now, open);
  const selected = messages.shown.find(({ id }) => id === view.open);
  const message = selected?.ok ? selected.value : null;

  useEffect(() => {
    if (settled !== view.search) change({ search: settled });
  }, [settled]); // eslint-disable-line react-hooks/exhaustive-deps -- the address follows the field, not the other way round

  const step = (by: number) => {
    const at = view.open === null ? -1 : ids.indexOf(view.open);
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
      if (matchMedia('(max-width: 1023px)').matches) open(null);
    },
    done: () => triage.mark('done'),
    progress: () => triage.mark('in_progress'),
    new: () => triage.mark('new'),
    spam: () => triage.mark(message?.status === 'spam' ? 'new' : 'spam'),
    reply: () => {
      if (message !== null) location.assign(replyHref(message));
    },
    notes: () => detail.current?.querySelector('textarea')?.focus(),
    search: () => searchField.current?.focus(),
    undo: triage.undo,
    help: () => setHelpOpen(true),
  });

  return (
    <>
      <PageHeader title={t.title}>
        <IconButton
          look="plain"
          label={t.shortcuts}
          icon="help"
          onClick={() => setHelpOpen(true)}
        />
        <ExportButton filter={view.filter} />
      </PageHeader>
      <FilterBar
        className={view.open === null ? '' : 'max-lg:hidden'}
        filter={view.filter}
        search={search}
        searchField={searchField}
        onFilter={(filter) => change({ filter, open: null })}
        onSearch={setSearch}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(18rem,2fr)_3fr]">
        <div className={view.open === null ? '' : 'max-lg:hidden'}>
          <MessageList
            ref={list}
            messages={messages}
            view={view}
            search={settled.trim()}
            onOpen={open}
          />
        </div>
        <MessageDetail
          ref={detail}
          id={view.open}
          triage={triage}
          className={view.open === null ? 'max-lg:hidden' : ''}
          onBack={() => open(null)}
        />
      </div>
      <ShortcutsDialog
        open={helpOpen}
        on={shortcutsOn}
        onChange={setShortcutsOn}
        onClose={() => setHelpOpen(false)}
      />
    </>
  );
}
