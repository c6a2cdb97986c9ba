import { getFirestore } from 'firebase-admin/firestore';
import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { VersionChannel } from '../../model/releases/app-version.ts';
import type { CollectionName } from '../../model/collections.ts';
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

/** A collection by its name. */
export const collection = (name: CollectionName): CollectionReference =>
  database().collection(name);

/** A kind's drafts: `blog_post`, `portfolio_item` or `testimonial`. */
export const contentCollection = (kind: ContentKind): CollectionReference =>
  collection(KINDS[kind].collection);

/** What visitors get of a kind: `blog_publication`, `portfolio_publication` or `testimonial_publication`. */
export const publicationCollection = (kind: ContentKind): CollectionReference =>
  collection(KINDS[kind].publications);

// Names of before; each caller moves to `collection(name)`.
export const accountDeletionCollection = (): CollectionReference => collection('account_deletion');
export const contactMessageCollection = (): CollectionReference => collection('contact_message');
export const auditLogCollection = (): CollectionReference => collection('audit_log');
export const errorReportCollection = (): CollectionReference => collection('error_report');
export const presenceCollection = (): CollectionReference => collection('content_presence');
export const mailCollection = (): CollectionReference => collection('mail');
export const pictureCollection = (): CollectionReference => collection('picture');
export const previewLinkCollection = (): CollectionReference => collection('preview_link');
export const rateLimitCollection = (): CollectionReference => collection('rate_limit');
export const appVersionDocument = (channel: VersionChannel): DocumentReference =>
  collection('app_version').doc(channel);
export const mailSettingsDocument = (): DocumentReference => collection('setting').doc('mail');
export const archiveImportDocument = (): DocumentReference =>
  collection('setting').doc('archive_import');
export const healthDocument = (name: HealthName): DocumentReference =>
  collection('health').doc(name);
export const userDocument = (uid: string): DocumentReference => collection('user').doc(uid);
