import { describe, expect, it } from 'vitest';
import { latestBuildId } from '../../../model/releases/service-worker.ts';
import { pollDelay } from '../../../web/src/features/releases/latest-build.ts';

describe('the delay between polls', () => {
  it('is five minutes, a fifth more or less', () => {
    expect(pollDelay(0)).toBe(240_000);
    expect(pollDelay(0.5)).toBe(300_000);
    expect(pollDelay(1)).toBeCloseTo(360_000);
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
    expect(latestBuildId(answer)).toBe(id);
  });
});
