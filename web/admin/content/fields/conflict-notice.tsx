import { useSelected } from '#admin/data/draft/use-draft.ts';
import { Button, Notice } from '#admin/ui/index.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { FieldPath } from '#model/content/draft.ts';
import type { Picture } from '#model/content/kinds.ts';
import { LOCALES } from '#studio/locale.ts';
import { type Service, SERVICE_NAMES } from '#studio/services.ts';
import type { EntrySession } from '../draft/entry-store.ts';
import { editorMessages } from '../editor/messages.ts';

/** Shows both versions of a field that somebody else changed too, and lets the author keep one; nothing without a conflict. */
export function ConflictNotice({ session, path }: { session: EntrySession; path: FieldPath }) {
  const t = editorMessages[useLocale()].editor;
  const theirs = useSelected(session, () => session.theirs(path));
  const mine = useSelected(session, () => session.value(path));
  if (theirs === undefined) return null;
  return (
    <div className="mt-2" data-conflict={path}>
      <Notice tone="warn" role="alert">
        <p className="w-full font-semibold">{t.conflict}</p>
        <div className="grid w-full gap-3 sm:grid-cols-2">
          <Version label={t.remoteText} value={theirs} />
          <Version label={t.localText} value={mine} />
        </div>
        <Button onClick={() => session.resolve(path, 'mine', theirs)}>{t.keepLocal}</Button>
        <Button onClick={() => session.resolve(path, 'theirs', theirs)}>{t.takeRemote}</Button>
      </Notice>
    </div>
  );
}

function Version({ label, value }: { label: string; value: unknown }) {
  const locale = useLocale();
  return (
    <figure className="min-w-0">
      <figcaption className="text-label font-semibold">{label}</figcaption>
      <pre
        tabIndex={0}
        aria-label={label}
        className="max-h-60 overflow-auto rounded-lg border border-a-line bg-a-panel p-2 font-sans text-[0.875rem] whitespace-pre-wrap"
      >
        {describe(value, locale)}
      </pre>
    </figure>
  );
}

/** A value as text: services by their names, pictures by their descriptions. */
function describe(value: unknown, locale: 'en' | 'id'): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    const isService = (one: unknown): one is Service => typeof one === 'string';
    return value
      .map((one) => (isService(one) ? SERVICE_NAMES[locale][one] : describe(one, locale)))
      .join('\n');
  }
  if (value === null) return '–';
  const { alt } = value as Picture;
  return LOCALES.map((language) => alt[language]).join('\n');
}
