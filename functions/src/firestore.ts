import { getFirestore } from 'firebase-admin/firestore';
import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { VersionChannel } from '../../model/releases/app-version.ts';
import { COLLECTIONS } from '../../model/collections.ts';
import type { ContentKind } from '../../model/content/limits.ts';
import type { HealthName } from '../../model/health.ts';
import { KINDS } from '../../model/content/text.ts';
import { adminApp } from './admin-app.ts';

/** The database. */
export const database = (): Firestore => getFirestore(adminApp());

/** gRPC code of creating a document that exists. */
const ALREADY_EXISTS = 6;

/** True for the error of creating a document that exists already. */
export function isAlreadyExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS;
}

/** `account_deletion`; a document's id is the account's uid */
export const accountDeletionCollection = (): CollectionReference =>
  database().collection(COLLECTIONS.accountDeletion);

/** `app_version/{dev|prod}` */
export const appVersionDocument = (channel: VersionChannel): DocumentReference =>
  database().collection(COLLECTIONS.appVersion).doc(channel);

/** `contact_message`; a message's id is its reference number */
export const contactMessageCollection = (): CollectionReference =>
  database().collection(COLLECTIONS.contactMessage);

/** `audit_log` */
export const auditLogCollection = (): CollectionReference =>
  database().collection(COLLECTIONS.auditLog);

/** `blog_post`, `portfolio_item` or `testimonial` */
export const contentCollection = (kind: ContentKind): CollectionReference =>
  database().collection(KINDS[kind].collection);

/** `blog_publication`, `portfolio_publication` or `testimonial_publication` */
export const publicationCollection = (kind: ContentKind): CollectionReference =>
  database().collection(KINDS[kind].publications);

/** `error_report` */
export const errorReportCollection = (): CollectionReference =>
  database().collection(COLLECTIONS.errorReport);

/** `content_presence` */
export const presenceCollection = (): CollectionReference =>
  database().collection(COLLECTIONS.contentPresence);

/** `mail` */
export const mailCollection = (): CollectionReference => database().collection(COLLECTIONS.mail);

/** `setting/mail` */
export const mailSettingsDocument = (): DocumentReference =>
  database().collection(COLLECTIONS.setting).doc('mail');

/** `picture` */
export const pictureCollection = (): CollectionReference =>
  database().collection(COLLECTIONS.picture);

/** `picture_use` */
export const pictureUseCollection = (): CollectionReference =>
  database().collection(COLLECTIONS.pictureUse);

/** `setting/picture_uses`: up to which changes `picture_use` is up to date. */
export const pictureUsesMarker = (): DocumentReference =>
  database().collection(COLLECTIONS.setting).doc('picture_uses');

/** `setting/archive_import`: what the import under way writes, so that it can be taken back. */
export const archiveImportDocument = (): DocumentReference =>
  database().collection(COLLECTIONS.setting).doc('archive_import');

/** `health/{clean_up|backup}` */
export const healthDocument = (name: HealthName): DocumentReference =>
  database().collection(COLLECTIONS.health).doc(name);

/** `preview_link`; a link's id is the SHA-256 of its token */
export const previewLinkCollection = (): CollectionReference =>
  database().collection(COLLECTIONS.previewLink);

/** `rate_limit` */
export const rateLimitCollection = (): CollectionReference =>
  database().collection(COLLECTIONS.rateLimit);

/** `user/{uid}` */
export const userDocument = (uid: string): DocumentReference =>
  database().collection(COLLECTIONS.user).doc(uid);
