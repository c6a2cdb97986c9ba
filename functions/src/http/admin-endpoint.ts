import { collection } from '../firestore.ts';
import type { Account } from './auth.ts';
import { notAnAdmin, requireAccount } from './auth.ts';
import type { EndpointOptions, HttpHandler } from './endpoint.ts';
import { endpoint } from './endpoint.ts';
import type { HttpResponse } from './http-response.ts';
import type { RequestContext } from './request-context.ts';

/** @param admin as audit entries name them */
type AdminHandler = (context: RequestContext, admin: Account) => Promise<HttpResponse>;

interface AdminEndpointOptions extends Omit<EndpointOptions, 'methods'> {
  /** Handles HEAD too. */
  GET?: AdminHandler;
  POST?: AdminHandler;
}

/**
 * An endpoint that only admins get through to: `user/{uid}.is_admin` must be the boolean true (docs/behaviour.md, "Roles
 * and permissions"). Everyone else gets 401 without a valid session, 403 with one, and 503 where that cannot be checked. The
 * check includes revocation, so that a revoked session or a disabled account ends at once.
 */
export function adminEndpoint(options: AdminEndpointOptions): HttpHandler {
  const methods = (['GET', 'POST'] as const).filter((method) => options[method]);
  return endpoint({ ...options, methods }, async (context) => {
    const admin = await requireAccount(context);
    const user = await collection('user').doc(admin.uid).get();
    if (user.get('is_admin') !== true) throw notAnAdmin();
    const handle = context.method === 'POST' ? options.POST : options.GET;
    // `endpoint` has refused every method without a handler.
    if (!handle) throw new Error(`no handler for ${context.method}`);
    return handle(context, admin);
  });
}
