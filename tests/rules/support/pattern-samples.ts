import { versionSchema } from '../../../model/updates/app-version.ts';
import { UUID_PATTERN } from '../../../model/uuid.ts';

const UUID = `^${UUID_PATTERN}$`;
const uuid = ['0123abcd', '0123', '4567', '89ab', '0123456789ab'];
const numbers = ['1', '0', '8', '11042025'];

/** The parts joined, with one of them replaced. */
function replaced(parts: string[], joint: string, at: number, part: string): string {
  return parts.with(at, part).join(joint);
}

/** For each pattern of a stored text: texts at its limits, and texts just beyond them. */
export const SAMPLES_BY_PATTERN: Record<string, { valid: string[]; invalid: string[] }> = {
  [versionPattern()]: {
    valid: [numbers.join('.'), ...[0, 1, 2].map((at) => replaced(numbers, '.', at, '9999'))],
    invalid: [
      '',
      ...[0, 1, 2].flatMap((at) => [
        replaced(numbers, '.', at, '10000'),
        replaced(numbers, '.', at, ''),
        replaced(numbers, '.', at, 'a'),
      ]),
      replaced(numbers, '.', 3, '1104202'),
      replaced(numbers, '.', 3, '110420255'),
      replaced(numbers, '.', 3, '1104202a'),
      '1x0.8.11042025',
      '1.0x8.11042025',
      '1.0.8x11042025',
    ],
  },
  [UUID]: {
    valid: [uuid.join('-'), 'ffffffff-0000-8999-aaaa-ffffffffffff'],
    invalid: [
      '',
      ...uuid.flatMap((part, at) => [
        replaced(uuid, '-', at, `${part}0`),
        replaced(uuid, '-', at, part.slice(1)),
        replaced(uuid, '-', at, `g${part.slice(1)}`),
        replaced(uuid, '-', at, `A${part.slice(1)}`),
        replaced(uuid, '-', at, `${part.slice(0, -1)}g`),
      ]),
      replaced(uuid, '-', 2, '9567'),
      replaced(uuid, '-', 3, 'c9ab'),
      uuid.join('_'),
    ],
  },
};

function versionPattern(): string {
  const regex = versionSchema.pipe.find((action) => action.type === 'regex');
  if (!regex) throw new Error('the version has no pattern any more');
  return regex.requirement.source;
}
