/** The kit that admin and account pages are built from. */
export { Badge } from './badge.tsx';
export type { Tone } from './badge.tsx';
export { Button, ButtonLink, IconButton } from './button.tsx';
export { ConfirmProvider, useConfirm } from './confirm.tsx';
export { Dialog } from './dialog.tsx';
export { CheckField, Field, SelectField, TextArea, TextField } from './field.tsx';
export { Icon } from './icon.tsx';
export type { IconName } from './icon.tsx';
export { DraftNotice } from './draft-notice.tsx';
export { PageHeader, Panel } from './page-header.tsx';
export { PagedPanel } from './paged-panel.tsx';
export { SegmentedControl } from './segmented-control.tsx';
export { Empty, ErrorState, Loading, Notice } from './states.tsx';
export { ToastProvider, useToast } from './toast.tsx';
export { AsyncContent } from './async-content.tsx';
export { controlMessages } from './messages.ts';
export { formatMessage } from '../features/i18n/index.ts';
