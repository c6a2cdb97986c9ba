/** UI controls of the admin and account pages. */
export { Badge } from './badge.tsx';
export type { Tone } from './badge.tsx';
export { Button, ButtonLink, IconButton } from './button.tsx';
export { ConfirmProvider, useConfirm } from './confirm.tsx';
export { Dialog } from './dialog.tsx';
export { CheckField, Field, SelectField, TextArea, TextField } from './field.tsx';
export { FileButton } from './file-button.tsx';
export { FormDialog } from './form-dialog.tsx';
export { Icon } from './icon.tsx';
export type { IconName } from './icon.tsx';
export { DraftNotice } from './draft-notice.tsx';
export { PasswordField } from './password-field.tsx';
export { PageHeader, Panel } from './page-header.tsx';
export { FilterBar, SearchField } from './filter-bar.tsx';
export { SegmentedControl } from './segmented-control.tsx';
export { Empty, ErrorState, Loading, Notice } from './states.tsx';
export { ToastProvider, useToast } from './toast.tsx';
export { controlMessages } from './messages.ts';
