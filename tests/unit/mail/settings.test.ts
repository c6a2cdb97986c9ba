import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';

test('the local suite has its own value for every setting of the mails', () => {
  const [deployed, local] = ['.env', '.env.demo-studio'].map((file) =>
    Object.keys(parseEnv(readFileSync(`functions/${file}`, 'utf8'))),
  );
  const settings = (deployed ?? []).filter((name) => /^(?:SMTP_|MAIL_|SITE_)/.test(name));
  expect(settings).toContain('SMTP_USER');
  expect(local).toEqual(expect.arrayContaining(settings));
});
