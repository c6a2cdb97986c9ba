import { expect, test } from 'vitest';
import { requireStaging } from '../../../deploy/seed.ts';

const aliases = (projects: Record<string, string>) => JSON.stringify({ projects });

test('only the project with the alias "staging" gets seeds', () => {
  const both = aliases({ staging: 'studio-staging', production: 'studio-1' });
  expect(() => requireStaging('studio-staging', both)).not.toThrow();
  for (const project of ['studio-1', 'studio', 'staging', '']) {
    expect(() => requireStaging(project, both)).toThrow(/is not the staging project/);
  }
});

test('production gets none where both aliases name it, and without an alias nobody does', () => {
  const same = aliases({ staging: 'studio-1', production: 'studio-1' });
  expect(() => requireStaging('studio-1', same)).toThrow(/not the staging project/);
  expect(() => requireStaging('studio-1', aliases({}))).toThrow(/not the staging project/);
});
