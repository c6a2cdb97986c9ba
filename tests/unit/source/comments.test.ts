import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PATTERNS = ['*.ts', '*.tsx', '*.mjs', '*.css', '*.sh', '*.rules', '*.yml'];
const WORDS =
  'About|Above|After|Against|Among|As|At|Because|Before|Behind|Below|Beside|Besides|Between|Beyond|By|During|Else|Except|For|From|In|Inside|Instead|Into|Like|Of|On|Outside|Over|Since|So|Than|That|Through|To|Under|Unless|Until|Upon|What|When|Where|Wherever|Whether|Which|While|Who|Whom|Whose|With|Within|Without';
/** The first word of a block of comments; the lines of `//` and `#` after the first belong to it. */
const FRAGMENT = new RegExp(
  String.raw`(?:/\*+\s*(?:\* )?|^(?!\s*(?://|#)).*\n\s*(?://|#) |\S //\s)(?:${WORDS})\b.*`,
  'gm',
);

test('a reader of any comment meets its subject or its verb first', () => {
  const files = execFileSync('git', ['ls-files', ...PATTERNS], { encoding: 'utf8' });
  const fragments = files
    .trim()
    .split('\n')
    .flatMap((file) =>
      (`\n${readFileSync(file, 'utf8')}`.match(FRAGMENT) ?? []).map(
        (found) => `${file}: ${found.trim()}`,
      ),
    );
  expect(fragments).toEqual([]);
});
