import { type Firestore, doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { errorReport } from '../../records/error-report.ts';
import { type Case, attack } from '../support/case.ts';
import { type Fields, type Person, stampBy } from '../support/identities.ts';

const sendReport = (database: Firestore, path: string): Promise<void> =>
  setDoc(doc(database, path), { ...errorReport(), created_date: serverTimestamp() });

/** The document's id is input of the visitor, too. */
const reportNamed = (length: number, expected: Case['expected']) =>
  attack(
    'names of error reports',
    `${length} characters`,
    'anonymous',
    (database, { uid }) => sendReport(database, `error_report/${uid.padEnd(length, 'x')}`),
    undefined,
    expected,
  );

/** A document that anyone may write in one collection, written to another. */
const misplacedReport = attack(
  'an error report elsewhere',
  'unknown',
  'anonymous',
  (database, { uid }) => sendReport(database, `unknown/${uid}`),
);

/** Nobody can create error reports while the switch is set. These cases share it, so they run alone and in this order. */
function withSwitch(name: string, stored: Fields | null, expected: Case['expected']): Case {
  const send = (database: Firestore, { uid }: Person) =>
    sendReport(database, `error_report/${uid}`);
  const given = () => ({ 'switch/refuse_error_reports': stored });
  const group = 'the switch against a flood of error reports';
  return { ...attack(group, name, 'anonymous', send, given, expected), alone: true };
}

/** Only the two channels exist. */
const versionChannels = ['staging', 'DEV'].map((channel) =>
  attack('version channels', channel, 'admin', (database, asked) =>
    setDoc(doc(database, 'app_version', channel), {
      version: '1.0.0.01012026',
      ...stampBy(asked),
    }),
  ),
);

/** Missing documents are refused like those of others, so that responses do not reveal which ids exist. */
const missingDocuments = ['user', 'contact_message', 'blog_post'].map((collection) =>
  attack('documents that are not there', collection, 'ordinary', (database, { uid }) =>
    getDoc(doc(database, collection, `missing-${uid}`)),
  ),
);

export const placeAttacks: readonly Case[] = [
  reportNamed(64, 'allowed'),
  reportNamed(65, 'denied'),
  misplacedReport,
  withSwitch('set', { by: 'console' }, 'denied'),
  withSwitch('removed', null, 'allowed'),
  ...versionChannels,
  ...missingDocuments,
];
