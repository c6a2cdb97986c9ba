/** An in-memory `Storage`, as stub of localStorage and sessionStorage. */
export class MemoryStorage {
  readonly items: Map<string, string>;

  constructor(items = new Map<string, string>()) {
    this.items = items;
  }
  get length() {
    return this.items.size;
  }
  key = (index: number) => [...this.items.keys()][index] ?? null;
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
  removeItem = (key: string) => void this.items.delete(key);
}
