import type { ReactNode } from 'react';
import { useNavigate } from '../browser/router.tsx';
import * as v from 'valibot';
import { useUrlState } from '../data/use-url-state.ts';

/**
 * Query string of the sign-in page. `create` and `reset` are set by this site; `resetPassword` and `verifyEmail`, with
 * `oobCode`, by the links in Firebase's e-mails. `next` is the page to open after sign-in.
 */
export const loginUrlSchema = v.object({
  mode: v.fallback(v.picklist(['', 'create', 'reset', 'resetPassword', 'verifyEmail']), ''),
  oobCode: v.fallback(v.string(), ''),
  next: v.fallback(v.string(), ''),
});

export type LoginMode = v.InferOutput<typeof loginUrlSchema>['mode'];

/** Switches the form of the sign-in page and keeps `next`. */
export function ModeLink({ mode, children }: { mode: LoginMode; children: ReactNode }) {
  const navigate = useNavigate();
  const href = useUrlState(loginUrlSchema).hrefOf({ mode, oobCode: '' });
  return (
    <a
      className="control-link control-link-alone"
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}
