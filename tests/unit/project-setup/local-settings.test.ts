import { expect, test } from 'vitest';
import { checkLocal } from '../../../deploy/project/local-settings.ts';
import { repositoryOf } from '../../../deploy/project/open-project.ts';
import { studio } from '../../../web/src/studio.ts';

test('placeholders of the repository are found', () => {
  const found = checkLocal({ domain: studio.domain, email: studio.email, environment: {} });
  expect(found.filter(({ state }) => state === 'open').map(({ name }) => name)).toContain(
    'mail server',
  );
  const ready = checkLocal({
    domain: 'studio.id',
    email: 'halo@studio.id',
    environment: {
      SMTP_HOST: 'smtp.studio.id',
      MAIL_FROM: 'Studio <halo@studio.id>',
      MAIL_TO: 'halo@studio.id',
      SITE_ORIGIN: 'https://studio.id',
      APP_CHECK: 'on',
    },
  });
  expect(ready.map(({ state }) => state)).toEqual(['good', 'good', 'good', 'good']);
  const placeholders = checkLocal({
    domain: 'contoh.example',
    email: 'halo@contoh.example',
    environment: {
      SMTP_HOST: 'smtp.studio.id',
      MAIL_FROM: 'Contoh <halo@contoh.example>',
      MAIL_TO: 'halo@studio.id',
    },
  });
  expect(placeholders[0]?.state).toBe('open');
  expect(placeholders[1]?.what).toContain('set MAIL_FROM in');
});

test.each([
  ['git@github.com:studio/site.git\n', 'studio/site'],
  ['https://github.com/studio/site.example', 'studio/site.example'],
  ['https://gitlab.com/studio/site', undefined],
  ['', undefined],
])('the repository of %j is %s', (remote, repository) => {
  expect(repositoryOf(remote)).toBe(repository);
});
