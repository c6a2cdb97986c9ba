import { expect, test } from 'vitest';
import { createRenderer } from '#site/render/render.tsx';
import { LOCALES } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';

const code = JSON.stringify({
  id: 'code',
  headers: {},
  pages: { '': { css: '', entry: '', modules: [] } },
  bootScript: '',
  themeColors: [],
});

test('when the facts cannot be read, the error page has no contact and other pages fail', async () => {
  const unread = () => Promise.reject(new Error('silent'));
  const render = createRenderer(code, unread);
  for (const locale of LOCALES) {
    const { html } = await render('/500', locale);
    expect(html).toMatch(/<h1/);
    for (const fact of [studio.email, studio.phone, studio.whatsapp, studio.social[0].href]) {
      expect(html).not.toContain(fact);
    }
    await expect(render('/no-such-page', locale)).rejects.toThrow('silent');
  }
});
