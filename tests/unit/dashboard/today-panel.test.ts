import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Dashboard } from '../../../model/dashboard/api.ts';
import { TodayPanel } from '../../../web/src/admin/dashboard/today-panel.tsx';
import { todayMessages } from '../../../web/src/admin/dashboard/today-messages.ts';

vi.mock('../../../web/src/features/navigation/index.ts', () => ({ Link: 'a' }));
vi.mock('../../../web/src/firebase/firestore.ts', () => ({}));

const t = todayMessages.en;

function shown(messages: Dashboard['messages']): string {
  const value: Dashboard = { messages, content: [], errors: { days: [], began: 0 } };
  const numbers = { state: 'ready', value, stale: false } as const;
  return renderToStaticMarkup(createElement(TodayPanel, { numbers, visited: null }));
}

test('messages in progress are not said to be answered', () => {
  const none = { overWeek: 0, overDay: 0, fresh: 0, inProgress: 0 };
  expect(shown(none)).toContain(t.noMessages);
  const text = shown({ ...none, inProgress: 1 });
  expect(text).toContain(t.inProgress);
  for (const other of [t.noMessages, t.overWeek, t.overDay, t.fresh])
    expect(text).not.toContain(other);
});
