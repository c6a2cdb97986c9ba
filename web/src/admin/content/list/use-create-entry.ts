import { useState } from 'react';
import { useMutation } from '../../../data/use-mutation.ts';
import type { NewEntry } from '../entry/entry-operations.ts';

/** Longest wait for the database before a new entry is opened, in milliseconds. */
const MAX_WAIT_MS = 1000;

export interface CreateEntry {
  /** True until the new entry is opened. */
  creating: boolean;
  create: (make: () => NewEntry | Promise<NewEntry>) => void;
}

/**
 * Creates entries and opens them in the editor: once the database has the entry, so that one that it refuses is never
 * edited, or after a second, so that writing can begin without a connection.
 * @param open opens the editor of the entry with that id
 */
export function useCreateEntry(open: (id: string) => void): CreateEntry {
  const [creating, setCreating] = useState(false);
  const { run } = useMutation('creating an entry');

  const create: CreateEntry['create'] = (make) => {
    setCreating(true);
    void run(async () => {
      let stored: Promise<void>;
      try {
        const { id, done } = await make();
        stored = done;
        await Promise.race([done, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
        open(id);
      } finally {
        setCreating(false);
      }
      await stored;
    });
  };
  return { creating, create };
}
