import type { GoogleApi } from './google-api.ts';

interface Policy {
  bindings?: { role: string; members?: string[]; condition?: object }[];
  etag?: string;
  version?: number;
}

/** Which roles a member is to have. */
export interface Grant {
  member: string;
  roles: readonly string[];
}

/** What a policy belongs to: the APIs read policies in three ways. */
export type PolicyOf = 'project' | 'account' | 'secret';

function readPolicy(api: GoogleApi, resource: string, of: PolicyOf): Promise<Policy> {
  const url = `${resource}:getIamPolicy`;
  const options = { requestedPolicyVersion: 3 };
  if (of === 'project') return api.send('POST', url, { options });
  return api.send(of === 'secret' ? 'GET' : 'POST', `${url}?options.requestedPolicyVersion=3`);
}

const lacks = ({ bindings = [] }: Policy, member: string, role: string): boolean =>
  !bindings.some(
    (binding) =>
      binding.role === role && binding.condition === undefined && binding.members?.includes(member),
  );

/**
 * The roles that a member lacks on a resource.
 * @param resource address of the resource
 */
export async function missingRoles(
  api: GoogleApi,
  resource: string,
  { member, roles }: Grant,
  of: PolicyOf,
): Promise<string[]> {
  const policy = await readPolicy(api, resource, of);
  return roles.filter((role) => lacks(policy, member, role));
}

/** Gives a member the roles that it lacks; keeps everything else of the policy. */
export async function grantRoles(
  api: GoogleApi,
  resource: string,
  { member, roles }: Grant,
  of: PolicyOf,
): Promise<void> {
  // Google refuses the new policy where the old one, which the etag names, has changed since.
  const policy = await readPolicy(api, resource, of);
  const added = roles.filter((role) => lacks(policy, member, role));
  if (added.length === 0) return;
  const bindings = [
    ...(policy.bindings ?? []),
    ...added.map((role) => ({ role, members: [member] })),
  ];
  await api.send('POST', `${resource}:setIamPolicy`, { policy: { ...policy, bindings } });
}
