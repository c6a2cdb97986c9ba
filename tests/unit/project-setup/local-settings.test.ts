import { expect, test } from 'vitest';
import { checkLocal } from '../../../deploy/project/local-settings.ts';
import { repositoryOf } from '../../../deploy/project/open-project.ts';

const OWN = {
  name: 'Rumah Piksel',
  domain: 'rumahpiksel.id',
  origin: 'https://rumahpiksel.id',
  email: 'halo@rumahpiksel.id',
  phone: '+622150001000',
  whatsapp: 'https://wa.me/6281200001000',
  address: 'Jl. Percontohan No. 10, Jakarta 10000, Indonesia',
  social: [{ name: 'GitHub', href: 'https://github.com/rumahpiksel' }],
};
const ENVIRONMENT = {
  SMTP_HOST: 'smtp.rumahpiksel.id',
  MAIL_FROM: 'Rumah Piksel <halo@rumahpiksel.id>',
  MAIL_TO: 'halo@rumahpiksel.id',
  SITE_ORIGIN: 'https://rumahpiksel.id',
  APP_CHECK: 'on',
};
const states = (found: { state: string }[]) => found.map(({ state }) => state);

test('a studio with values of its own is good', () => {
  const found = checkLocal({ studio: OWN, environment: ENVIRONMENT });
  expect(states(found)).toEqual(['good', 'good', 'good', 'good']);
});

test.each([
  [{ name: 'Contoh Studio' }, 'name "Contoh Studio"'],
  [{ origin: 'https://contoh.example' }, 'origin "https://contoh.example"'],
  [{ email: 'halo@studio.example' }, 'email "halo@studio.example"'],
  [{ phone: '+6200000000000' }, 'phone "+6200000000000"'],
  [{ phoneShown: '+62 000-0000-0000' }, 'phoneShown "+62 000-0000-0000"'],
  [{ whatsapp: 'https://wa.me/6200000000000' }, 'whatsapp "https://wa.me/6200000000000"'],
  [{ address: { street: 'Jl. Contoh No. 1' } }, 'address.street "Jl. Contoh No. 1"'],
  [
    { social: [...OWN.social, { name: 'X', href: 'https://x.com/contoh-example' }] },
    'social.1.href "https://x.com/contoh-example"',
  ],
])('a placeholder that is left is named: %j', (change, named) => {
  const [found] = checkLocal({ studio: { ...OWN, ...change }, environment: ENVIRONMENT });
  expect(found).toMatchObject({
    state: 'fixable',
    what: `placeholders in web/src/studio/ (docs/own-studio.md): ${named}`,
  });
});

test('placeholders of the configuration are named apart from what is missing', () => {
  const environment = { ...ENVIRONMENT, SMTP_HOST: '', MAIL_FROM: 'Contoh <halo@contoh.example>' };
  expect(checkLocal({ studio: OWN, environment })[1]).toMatchObject({
    state: 'fixable',
    what: expect.stringMatching(
      /^set SMTP_HOST; replace MAIL_FROM "Contoh <halo@contoh\.example>" in functions/,
    ) as string,
  });
});

test('links in mails lead to the origin that the pages name', () => {
  const of = (origin: string, SITE_ORIGIN: string) =>
    checkLocal({ studio: { ...OWN, origin }, environment: { ...ENVIRONMENT, SITE_ORIGIN } })[2];
  expect(of(OWN.origin, 'https://www.rumahpiksel.id')).toMatchObject({
    state: 'fixable',
    what: expect.stringContaining('"https://www.rumahpiksel.id"') as string,
  });
  expect(of('https://contoh.example', 'https://contoh.example')?.state).toBe('fixable');
});

test.each([
  ['git@github.com:studio/site.git\n', 'studio/site'],
  ['https://github.com/studio/site.example', 'studio/site.example'],
  ['https://gitlab.com/studio/site', undefined],
  ['', undefined],
])('the repository of %j is %s', (remote, repository) => {
  expect(repositoryOf(remote)).toBe(repository);
});
