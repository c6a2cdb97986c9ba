import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { useUrlState } from '#admin/data/use-url-state.ts';

export const loginUrlSchema = v.object({
  mode: v.fallback(
    v.picklist([
      '',
      'create',
      'reset',
      'resetPassword',
      'verifyEmail',
      'recoverEmail',
      'deleted',
      'emailChanged',
    ]),
    '',
  ),
  oobCode: v.fallback(v.string(), ''),
  next: v.fallback(v.string(), ''),
});

export type LoginMode = v.InferOutput<typeof loginUrlSchema>['mode'];

export function ModeLink({ mode, children }: { mode: LoginMode; children: ReactNode }) {
  const { hrefOf } = useUrlState(loginUrlSchema);
  return (
    <Link
      className="inline-flex min-h-6 items-center text-a-link underline underline-offset-[0.2em] touch:min-h-11"
      to={`/login${hrefOf({ mode, oobCode: '' })}`}
    >
      {children}
    </Link>
  );
}
