import { useLocale } from '#browser/locale/locale-context.tsx';
import { COLLECTIONS } from '#model/collections.ts';
import { MESSAGE_FILTERS } from '#model/contact/admin-api.ts';
import { contactMessageRecord } from '#model/contact/message.ts';
import { parseRecord } from '#model/parse-record.ts';
import { AsyncContent } from '../data/async-content.tsx';
import { useLiveDocument } from '../data/use-live-query.ts';
import { useUrlState } from '../data/use-url-state.ts';
import { Button, Empty, FilterBar, Notice, PageHeader } from '../ui/index.ts';
import { ExportButton } from './export-button.tsx';
import { inboxUrlSchema } from './filters.ts';
import { MessageBody } from './message-body.tsx';
import { MessageList } from './message-list.tsx';
import { inboxMessages } from './messages.ts';
import { useMessages } from './use-messages.ts';
import { type Triage, useTriage } from './use-triage.ts';

export function InboxPage() {
  const t = inboxMessages[useLocale()];
  const url = useUrlState(inboxUrlSchema);
  const { status: filter, q: search, message: openId } = url.state;
  const labels = { ...t.status, ...t.views };
  const messages = useMessages(filter, search);

  const open = (id: string) => url.set({ message: id });
  const triage = useTriage(messages.shown, open);

  return (
    <>
      <PageHeader>
        <ExportButton filter={filter} />
      </PageHeader>
      <FilterBar
        className={openId === '' ? '' : 'max-lg:hidden'}
        filter={{
          label: t.filterBy,
          options: MESSAGE_FILTERS.map((name) => ({ value: name, label: labels[name] })),
          value: filter,
          onChoose: (name) => url.set({ status: name, message: '' }),
        }}
        search={{
          applied: search,
          apply: (q) => url.set({ q }),
          label: t.search,
          placeholder: t.searchHint,
        }}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(18rem,2fr)_3fr]">
        <div className={openId === '' ? '' : 'max-lg:hidden'}>
          <MessageList
            messages={messages}
            openId={openId}
            hrefOf={(id) => url.hrefOf({ message: id })}
            search={search}
          />
        </div>
        <section
          aria-label={t.detailLabel}
          className={`rounded-panel border border-a-line bg-a-panel ${openId === '' ? 'max-lg:hidden' : ''}`}
        >
          {openId === '' ? (
            <Empty title={t.choose} />
          ) : (
            <>
              <div className="border-b border-a-line p-2 lg:hidden">
                <Button variant="quiet" icon="back" onClick={() => open('')}>
                  {t.back}
                </Button>
              </div>
              <OpenMessage key={openId} id={openId} triage={triage} />
            </>
          )}
        </section>
      </div>
    </>
  );
}

function OpenMessage({ id, triage }: { id: string; triage: Triage }) {
  const t = inboxMessages[useLocale()];
  const message = useLiveDocument(COLLECTIONS.contactMessage, id);

  return (
    <AsyncContent content={message} rows={6}>
      {(document) => {
        const value = document && parseRecord(contactMessageRecord, document.data);
        if (value !== null) return <MessageBody id={id} message={value} triage={triage} />;
        return (
          <div className="p-4">
            <Notice tone="warn">{t.gone}</Notice>
          </div>
        );
      }}
    </AsyncContent>
  );
}
