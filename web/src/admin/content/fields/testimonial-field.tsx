import type { Entry } from '../../../../../model/content/draft.ts';
import { LOCALES } from '../../../../../model/locale.ts';
import { SelectField } from '../../../admin-ui/index.ts';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import type { EntrySession } from '../draft/entry-store.ts';
import { useText } from '../draft/use-entry.ts';
import { useEntries } from '../list/use-entries.ts';
import { contentMessages } from '../messages.ts';
import { ConflictNotice } from './conflict-notice.tsx';

const PATH = 'draft.shared.testimonial';

/** Characters of a quote that tell testimonials apart. */
const QUOTE_LENGTH = 40;

/** The client's testimonial that a project shows while it is published. */
export function TestimonialField({ session }: { session: EntrySession }) {
  const locale = useLocale();
  const t = contentMessages[locale];
  const { entries, pages } = useEntries('testimonials');
  const chosen = useText(session, PATH);

  function nameOf({ draft, published }: Entry): string {
    const quote = (draft[locale].quote ?? '').slice(0, QUOTE_LENGTH);
    const name = `${draft.shared.person}: ${quote} …`;
    const isPublic = LOCALES.some((language) => published[language] !== null);
    return isPublic ? name : formatMessage(t.testimonialHidden, { name });
  }

  const options = [
    { value: '', label: t.noTestimonial },
    ...entries.map((one) => ({ value: one.id, label: nameOf(one) })),
  ];
  if (options.every(({ value }) => value !== chosen)) {
    const label = pages.first.state === 'loading' ? '…' : t.testimonialGone;
    options.push({ value: chosen, label });
  }
  return (
    <div>
      <SelectField
        label={t.fields.testimonial}
        hint={t.hints.testimonial}
        options={options}
        value={chosen}
        onChoose={(testimonial) => session.type(PATH, testimonial)}
      />
      <ConflictNotice session={session} path={PATH} />
    </div>
  );
}
