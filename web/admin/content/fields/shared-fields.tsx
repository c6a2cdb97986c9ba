import { CheckField, Panel, SelectField } from '#admin/ui/index.ts';
import { formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { Entry } from '#model/content/draft.ts';
import { type Author, type Picture, AUTHORS } from '#model/content/kinds.ts';
import { isSlug } from '#model/content/slug.ts';
import { LOCALES } from '#studio/locale.ts';
import { type Service, SERVICES, SERVICE_NAMES } from '#studio/services.ts';
import type { EntrySession, OpenEntry } from '../draft/entry-store.ts';
import { useText, useValue } from '../draft/use-entry.ts';
import { editorMessages } from '../editor/messages.ts';
import { useEntries } from '../list/use-entries.ts';
import { contentMessages } from '../messages.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { controlId } from './field-control.ts';
import { ImageField } from './image-field.tsx';
import { ScreensField } from './screens-field.tsx';
import { TextControl } from './text-control.tsx';

const SLUG = 'draft.shared.slug';
const AUTHOR = 'draft.shared.author';
const SERVICES_PATH = 'draft.shared.services';
const TESTIMONIAL = 'draft.shared.testimonial';

/** Characters of a quote that tell testimonials apart. */
const QUOTE_LENGTH = 40;

/** The fields that both languages share: address, picture, link, name, and what is said of a project in a word. */
export function SharedFields({ session, entry }: OpenEntry) {
  const t = editorMessages[useLocale()].editor;
  const { fields, hints } = contentMessages[useLocale()];
  const { kind } = entry;
  const shown = kind === 'testimonials' ? 'picture' : 'cover';
  const path = `draft.shared.${shown}` as const;
  const picture = useValue<Picture | null>(session, path);
  const text = (name: 'person' | 'link' | 'year', hint?: string) => (
    <TextControl
      session={session}
      kind={kind}
      path={`draft.shared.${name}`}
      label={fields[name]}
      hint={hint}
    />
  );
  return (
    <Panel title={t.details}>
      <div className="grid items-start gap-4 p-4 lg:grid-cols-2">
        <div className="grid gap-4">
          {kind === 'testimonials' ? text('person') : <SlugField session={session} entry={entry} />}
          {kind === 'blog' && <AuthorField session={session} />}
          {kind === 'portfolio' && (
            <>
              {text('link', hints.link)}
              {text('year', hints.year)}
              <ServicesField session={session} />
              <TestimonialField session={session} />
            </>
          )}
        </div>
        <div className="grid gap-4">
          <ImageField
            picture={picture}
            type={(typed) => session.type(path, typed)}
            label={fields[shown]}
            {...(shown === 'picture' && { hint: hints.picture })}
            field={controlId(path)}
          >
            <ConflictNotice session={session} path={path} />
          </ImageField>
          {kind === 'portfolio' && <ScreensField session={session} />}
        </div>
      </div>
    </Panel>
  );
}

/** Whom a post names as its author. */
function AuthorField({ session }: { session: EntrySession }) {
  const t = contentMessages[useLocale()];
  const author = useValue<Author>(session, AUTHOR);
  return (
    <div>
      <SelectField
        label={t.fields.author}
        options={AUTHORS.map((value) => ({ value, label: t.authors[value] }))}
        value={author}
        onChoose={(chosen) => session.type(AUTHOR, chosen)}
      />
      <ConflictNotice session={session} path={AUTHOR} />
    </div>
  );
}

/** The address of an entry's page; that it is free is checked when it is published. */
function SlugField({ session, entry }: OpenEntry) {
  const locale = useLocale();
  const t = editorMessages[locale].slug;
  const slug = useText(session, SLUG);
  const isLive = LOCALES.some((language) => entry.published[language] !== null);
  return (
    <TextControl
      session={session}
      kind={entry.kind}
      path={SLUG}
      label={contentMessages[locale].fields.slug}
      hint={isLive ? t.live : t.hint}
      error={slug === '' || isSlug(slug) ? undefined : t.malformed}
    />
  );
}

/** The services that a project made use of. */
function ServicesField({ session }: { session: EntrySession }) {
  const locale = useLocale();
  const t = contentMessages[locale];
  const chosen = useValue<Service[]>(session, SERVICES_PATH);

  function choose(service: Service, isChosen: boolean): void {
    const isIn = (one: Service) => (one === service ? isChosen : chosen.includes(one));
    session.type(SERVICES_PATH, SERVICES.filter(isIn));
  }

  return (
    <fieldset className="grid justify-items-start">
      <legend className="text-label font-semibold">{t.fields.services}</legend>
      {SERVICES.map((service) => (
        <CheckField
          key={service}
          label={SERVICE_NAMES[locale][service]}
          checked={chosen.includes(service)}
          onChange={(event) => choose(service, event.target.checked)}
        />
      ))}
      <p className="text-hint text-a-muted">{t.hints.services}</p>
      <ConflictNotice session={session} path={SERVICES_PATH} />
    </fieldset>
  );
}

/** The client's testimonial that a project shows while it is published. */
function TestimonialField({ session }: { session: EntrySession }) {
  const locale = useLocale();
  const t = contentMessages[locale];
  const { entries, pages } = useEntries('testimonials');
  const chosen = useText(session, TESTIMONIAL);

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
        onChoose={(testimonial) => session.type(TESTIMONIAL, testimonial)}
      />
      <ConflictNotice session={session} path={TESTIMONIAL} />
    </div>
  );
}
