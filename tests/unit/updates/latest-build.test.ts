import { describe, expect, it } from 'vitest';
import { nextWait, readBuildId } from '../../../web/src/features/updates/latest-build.ts';

describe('the wait between polls', () => {
  it('is five minutes, a fifth more or less', () => {
    expect(nextWait(0)).toBe(240_000);
    expect(nextWait(0.5)).toBe(300_000);
    expect(nextWait(1)).toBeCloseTo(360_000);
  });
});

describe('the answer of latest.json', () => {
  it.each([
    ['an id', { id: 'b1', timestamp: 1 }, 'b1'],
    ['no id', { timestamp: 1 }, null],
    ['an empty id', { id: '' }, null],
    ['an id of another kind', { id: 7 }, null],
    ['null', null, null],
    ['a text', '<!doctype html>', null],
    ['a list', [{ id: 'b1' }], null],
  ])('%s', (_name, answer, id) => {
    expect(readBuildId(answer)).toBe(id);
  });
});
