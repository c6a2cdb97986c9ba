import { expect, test, vi } from 'vitest';
import { PAUSE_MS } from '#admin/data/draft/draft-session.ts';
import { Browser, FIELDS, seeded, Server, Tab } from './simulated-world.ts';

const RUNS = 150;
const STEPS = 120;
const MOST_TABS = 3;

const wordsOf = (text: unknown) => String(text).split(' ').filter(Boolean);

/**
 * Two people write in one record, each with several tabs of one browser: offline, without the right and with it again,
 * with tabs that crash, are closed, and are left and opened again. Then everything is opened once more and saved.
 * @returns the words that nobody gave up and that the database does not have, and how many were typed
 */
async function run(seed: number) {
  vi.clearAllTimers();
  const random = seeded(seed);
  const server = new Server();
  const people = [new Browser(), new Browser()];
  let tabs: Tab[] = [];
  const typed = new Set<string>();
  const givenUp = new Set<string>();
  const giveUp = (before: unknown, after: unknown) => {
    const kept = new Set(wordsOf(after));
    for (const word of wordsOf(before)) if (!kept.has(word)) givenUp.add(word);
  };

  const open = (browser: Browser) => tabs.push(new Tab(server, browser, random));
  const end = (tab: Tab) => {
    tabs = tabs.filter((one) => one !== tab);
    tab.end();
  };
  const decide = (tab: Tab) => {
    for (const path of FIELDS) {
      const theirs = tab.session.conflictingValue(path);
      if (theirs === undefined) continue;
      tab.session.flushLazy();
      const mine = tab.session.value(path);
      const choice = random.pick(['mine', 'theirs'] as const);
      if (choice === 'mine') giveUp(theirs, mine);
      else giveUp(mine, theirs);
      tab.session.resolve(path, choice, theirs);
    }
  };
  const type = ({ session }: Tab) => {
    if (session.phase !== 'open') return;
    session.flushLazy();
    const path = random.pick(FIELDS);
    const words = wordsOf(session.value(path));
    if (words.length > 0 && random.chance(0.1)) {
      givenUp.add(words.splice(random.below(words.length), 1)[0] ?? '');
    }
    const word = `w${typed.size}`;
    typed.add(word);
    const text = words.toSpliced(random.below(words.length + 1), 0, word).join(' ');
    if (random.chance(0.5)) session.type(path, text);
    else session.setLazily(path, () => text, session.value(path));
  };
  const changed = (browser: Browser) => {
    for (const tab of tabs) if (tab.browser === browser) tab.changed();
  };

  for (let step = 0; step < STEPS; step++) {
    const browser = random.pick(people);
    const own = tabs.filter((tab) => tab.browser === browser);
    const tab = random.pick(own);
    const action = random.below(100);
    if (tab === undefined || (action < 4 && own.length < MOST_TABS)) open(browser);
    else if (action < 60) type(tab);
    else if (action < 72) decide(tab);
    else if (action < 80) {
      browser.isOnline = !browser.isOnline;
      changed(browser);
    } else if (action < 86) {
      server.rights.set(browser, server.rights.get(browser) === false);
      changed(browser);
    } else if (action < 91) {
      await vi.advanceTimersByTimeAsync(PAUSE_MS);
      end(tab);
    } else if (action < 95) {
      tab.session.close();
      end(tab);
    } else {
      tab.session.close();
      tab.open();
    }
    await vi.advanceTimersByTimeAsync(random.pick([0, 50, 500, 2000]));
  }

  for (const browser of people) {
    browser.isOnline = true;
    server.rights.set(browser, true);
    open(browser);
  }
  for (let round = 0; round < 12; round++) {
    for (const tab of tabs) {
      tab.changed();
      decide(tab);
    }
    await vi.advanceTimersByTimeAsync(10_000);
  }
  const stored = new Set(Object.values(server.stored.values).flatMap(wordsOf));
  const lost = [...typed].filter((word) => !givenUp.has(word) && !stored.has(word));
  return { lost, typed: typed.size, left: people.flatMap(({ storage }) => [...storage.values()]) };
}

/** A few seconds of processor, which a busy machine stretches. */
const TIMEOUT_MS = 120_000;

test(
  'no text is lost, whatever two people, several tabs, the network and the rights do',
  { timeout: TIMEOUT_MS },
  async () => {
    vi.useFakeTimers();
    let typed = 0;
    for (let seed = 1; seed <= RUNS; seed++) {
      const { lost, left, typed: words } = await run(seed);
      expect([lost, left], `seed ${seed}`).toEqual([[], []]);
      typed += words;
    }
    expect(typed).toBeGreaterThan(RUNS * STEPS * 0.25);
  },
);
