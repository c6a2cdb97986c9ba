import type { Entry } from '../../../../../model/content/entry.ts';
import { LOCALES } from '../../../../../model/locale.ts';
import { SelectField } from '../../../controls/index.ts';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import { useEntries } from '../list/use-entries.ts';
import { contentMessages } from '../messages.ts';
import type { EntrySession } from '../autosave/entry-session.ts';

/** Characters of a quote that tell testimonials apart. */
const QUOTE_LENGTH = 40;

/** The client's testimonial that a project shows while it is published; saved at once. */
export function TestimonialField({ session, entry }: { session: EntrySession; entry: Entry }) {
  const locale = useLocale();
  const t = contentMessages[locale];
  const { entries, pages } = useEntries('testimonials');
  const { testimonial: chosen } = entry;

  function nameOf({ person, draft, live }: Entry): string {
    const quote = (draft[locale].quote ?? '').slice(0, QUOTE_LENGTH);
    const name = `${person}: ${quote} …`;
    const isPublic = LOCALES.some((language) => live[language] !== null);
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
    <SelectField
      label={t.fields.testimonial}
      hint={t.hints.testimonial}
      options={options}
      value={chosen}
      onChoose={(testimonial) => void session.update({ testimonial })}
    />
  );
}
