import type { SentReply } from '../../../model/replies/api.ts';
import { REPLIES_MAX_BYTES, replyRequestSchema } from '../../../model/replies/api.ts';
import type { ReplyTemplates } from '../../../model/replies/template.ts';
import { adminEndpoint } from '../http/admin-endpoint.ts';
import { json } from '../http/http-response.ts';
import { parseBody } from '../http/parse-request.ts';
import { sendReply } from './send-reply.ts';
import { readTemplates, setTemplates } from './templates.ts';

/**
 * `/api/admin/replies`, admins only. GET answers the texts to start a reply from; POST sends a reply or replaces these
 * texts. Requests and responses: `model/replies/api.ts`.
 */
export const repliesHandler = adminEndpoint({
  name: 'replies',
  maxBytes: REPLIES_MAX_BYTES,
  GET: async () => json<ReplyTemplates>(200, await readTemplates()),
  POST: async (context, admin) => {
    const request = await parseBody(
      context,
      replyRequestSchema,
      'invalid_request',
      'Send {operation: send, message, number, text, close} or {operation: set_templates, version, templates}.',
    );
    return request.operation === 'send'
      ? json<SentReply>(200, await sendReply(request, admin))
      : json<ReplyTemplates>(200, await setTemplates(request, admin));
  },
});
