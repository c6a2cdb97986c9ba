import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(['package-lock.json', 'functions/package-lock.json'])(
  'every package in %s has an integrity and no registry address',
  (file) => {
    const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
      packages: Record<string, { integrity?: string; resolved?: string; inBundle?: true }>;
    };
    const { '': _root, ...entries } = packages;
    expect(Object.keys(entries).length).toBeGreaterThan(200);
    const faulty = Object.entries(entries).filter(
      ([, { integrity, resolved, inBundle }]) =>
        // The archive of another package holds a bundled one, and has an integrity.
        (!inBundle && !integrity?.startsWith('sha512-')) || resolved !== undefined,
    );
    expect(faulty.map(([path]) => path)).toEqual([]);
  },
);
