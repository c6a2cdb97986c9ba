import { describe, expect, test } from 'vitest';
import type { Words } from '../../../model/confirmation/confirmation.ts';
import {
  confirmationRecord,
  confirmedDate,
  draftWords,
} from '../../../model/confirmation/confirmation.ts';
import { emptyEntry } from '../../../model/content/entry.ts';
import { parseRecord } from '../../../model/parse-record.ts';
import { PUBLICATION_RECORDS } from '../../../model/publishing/publication.ts';
import { shapeTestimonial } from '../../../model/publishing/public-texts.ts';
import * as v from 'valibot';

const DATE = Date.parse('2026-03-03T02:00:00Z');
const time = { toMillis: () => DATE };
const said: Words = { quote: 'Tepat waktu.\nDua kali.', role: 'Pemilik toko', person: 'Contoh' };

/** A confirmation as the database returns it. */
function confirmed(words: object) {
  const parsed = parseRecord(confirmationRecord, { id: 'a', data: { words } });
  if (!parsed.ok) throw new Error(parsed.problems.join());
  return parsed.value;
}

describe('a confirmation stands', () => {
  const confirmation = confirmed({ id: { ...said, confirmed_date: time } });

  test('for exactly these words, in their language alone', () => {
    expect(confirmedDate(confirmation, 'id', said)).toBe(DATE);
    expect(confirmedDate(confirmation, 'en', said)).toBeNull();
    expect(confirmedDate(null, 'id', said)).toBeNull();
    expect(confirmedDate(confirmed({}), 'id', said)).toBeNull();
  });

  test.each([
    ['a letter of the words', { quote: 'tepat waktu.\nDua kali.' }],
    ['a line end within the words', { quote: 'Tepat waktu. Dua kali.' }],
    ['a letter of the role', { role: 'Pemilik Toko' }],
    ['a letter of the name', { person: 'Contoh.' }],
    ['a word that moved to another field', { role: 'Contoh', person: 'Pemilik toko' }],
  ])('no more after a change of %s', (_, change) => {
    expect(confirmedDate(confirmation, 'id', { ...said, ...change })).toBeNull();
  });

  test('where only what publishing changes differs: line ends, and the space around a text', () => {
    const published = { ...said, quote: ' Tepat waktu.\r\nDua kali.\n', person: 'Contoh ' };
    expect(confirmedDate(confirmation, 'id', published)).toBe(DATE);
  });
});

test('a client is asked for what publishing the draft would make public, where it quotes anything', () => {
  const draft = {
    en: { quote: ' \n', role: 'Owner' },
    id: { quote: ` ${said.quote}\n`, role: said.role },
  };
  const entry = { ...emptyEntry('testimonials', 'a', 0), draft, person: `${said.person} ` };
  expect(draftWords(entry)).toEqual({ en: null, id: said });
});

test('visitors get the date with each language whose published words were confirmed', () => {
  const { person, ...text } = said;
  const publication = v.parse(PUBLICATION_RECORDS.testimonials, {
    entry: 'a',
    first_at: time,
    changed_date: time,
    order: 1,
    person,
    texts: {
      en: { quote: 'On time.', role: 'Shop owner', publish_at: time },
      id: { ...text, publish_at: time },
    },
  });
  const both = confirmed({
    en: { quote: 'In time.', role: 'Shop owner', person, confirmed_date: time },
    id: { ...said, confirmed_date: time },
  });
  expect(shapeTestimonial('a', publication, DATE, both)?.texts).toEqual({
    en: { quote: 'On time.', role: 'Shop owner' },
    id: { ...text, confirmed_at: '2026-03-03T02:00:00.000Z' },
  });
});
