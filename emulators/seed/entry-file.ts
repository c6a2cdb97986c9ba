import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse, stringify } from 'yaml';
import {
  type Part,
  type Values,
  fieldsOf,
  CONTENT_TYPES,
  mainField,
} from '#model/content/content-types.ts';
import { isReadable } from '#model/content/fields.ts';
import type { ContentType } from '#model/content/type-names.ts';
import { documentId } from '#model/record-schemas.ts';
import { SetupError } from '../project.ts';

/*
 * Markdown in one language below a front matter in YAML, with the fields of `model/content/content-types.ts`. Seeds are
 * read from such files; `npm run export` writes them.
 */

export interface EntryFile {
  about: v.InferOutput<v.ObjectSchema<ReturnType<typeof aboutFields>, undefined>>;
  texts: Values;
  shared: Values;
}

const DAY = 86_400_000;
const RELATIVE = /^in (?<days>\d{1,3}) days$/;

const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((iso) => Date.parse(iso)),
);

function aboutFields(now: number) {
  const later = v.pipe(
    v.string(),
    v.regex(RELATIVE),
    v.transform((text) => now + Number(RELATIVE.exec(text)?.groups?.['days']) * DAY),
  );
  return {
    id: documentId,
    /** Start of the publication, also `in 14 days` from the reading; null for a draft. */
    publish_at: v.nullable(v.union([later, instant])),
    changed_at: v.exactOptional(v.nullable(instant), null),
    outdated: v.exactOptional(v.boolean(), false),
    created_date: instant,
    updated_date: instant,
    old_addresses: v.exactOptional(v.array(v.string()), []),
  };
}

const iso = (time: number) => new Date(time).toISOString();

const fieldSchemas = (type: ContentType, part: Part): v.ObjectEntries =>
  Object.fromEntries(
    fieldsOf(type, part).map((field) => [
      field.name,
      v.optional(v.custom((value) => isReadable(field, value), 'another form')),
    ]),
  );

/** The text below the front matter keeps every character. */
export function writeEntryFile(type: ContentType, { about, texts, shared }: EntryFile): string {
  const below = mainField(type);
  const fields = [
    ...fieldsOf(type, 'en').map(({ name }) => [name, texts[name]]),
    ...fieldsOf(type, 'shared').map(({ name }) => [name, shared[name]]),
    ...(CONTENT_TYPES[type].isOrdered ? [['order', shared['order']]] : []),
  ].filter(([name]) => name !== below);
  const { id, publish_at, changed_at, outdated, old_addresses } = about;
  const head = {
    id,
    ...Object.fromEntries(fields),
    ...(old_addresses.length > 0 && { old_addresses }),
    ...(outdated && { outdated }),
    publish_at: publish_at === null ? null : iso(publish_at),
    ...(changed_at !== null && { changed_at: iso(changed_at) }),
    created_date: iso(about.created_date),
    updated_date: iso(about.updated_date),
  };
  const text = below === '' ? '' : String(texts[below]);
  return `---\n${stringify(head, { lineWidth: 0 })}---\n\n${text}\n`;
}

/** Tolerates what editors change: byte-order mark (`\s`), blanks behind the dashes, no last line end. */
const FRONT_MATTER =
  /^\s*---[ \t]*\r?\n(?<head>[\s\S]*?\r?\n)---[ \t]*(?:\r?\n(?:\r?\n)?(?<text>[\s\S]*))?$/;

/**
 * @param now relative times count from it, in milliseconds since 1970
 * @throws {SetupError} with the file and the field that is wrong
 */
export function readEntryFile(type: ContentType, path: string, now: number): EntryFile {
  const { head = '', text = '' } = FRONT_MATTER.exec(readFileSync(path, 'utf8'))?.groups ?? {};
  let found: unknown;
  try {
    found = parse(head, { schema: 'core', maxAliasCount: 0 });
  } catch (error) {
    throw new SetupError(`${path}: ${(error as Error).message}`);
  }
  if (typeof found !== 'object' || found === null) {
    throw new SetupError(`${path} does not begin with a front matter between two lines "---".`);
  }
  const below = mainField(type);
  const fields: Values = {
    ...found,
    ...(below !== '' && { [below]: text.replace(/\r?\n$/, '') }),
  };
  const about = aboutFields(now);
  const texts = fieldSchemas(type, 'en');
  const shared: v.ObjectEntries = {
    ...fieldSchemas(type, 'shared'),
    ...(CONTENT_TYPES[type].isOrdered && { order: v.number() }),
  };
  const checked = v.safeParse(v.strictObject({ ...about, ...texts, ...shared }), fields);
  if (!checked.success) {
    const [issue] = checked.issues;
    throw new SetupError(`${path}: the field "${v.getDotPath(issue)}": ${issue.message}`);
  }
  return {
    about: v.parse(v.object(about), fields),
    texts: v.parse(v.object(texts), fields),
    shared: v.parse(v.object(shared), fields),
  };
}
