export interface Remote<Data> {
  data: Data;
  values: ReadonlyMap<string, unknown>;
  /** Revisions by part; each rises by one with every change. */
  revision: Readonly<Record<string, number>>;
  /** Writes of this page have no answer yet. */
  isPending?: boolean;
}

export interface DraftStore<Data> {
  /** Null without a record; only the first one may be pending. */
  watch: (
    next: (stored: Remote<Data> | null) => void,
    failed: (error: unknown) => void,
  ) => () => void;
  /**
   * Saves in one step. Rejects without the right, or if a revision is not that of `base` plus one.
   * @param replaced what single acts took away, for the history; a path may be unchanged
   */
  save: (
    base: Remote<Data>,
    changes: ReadonlyMap<string, unknown>,
    replaced: ReadonlyMap<string, unknown>,
  ) => Promise<void>;
  fits: (path: string, value: unknown) => boolean;
  isKnown: (path: string) => boolean;
}
