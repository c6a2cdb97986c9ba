import { callApi } from '#admin/data/api-client.ts';
import type { Command, CommandAnswer } from '#model/content/commands.ts';

export function changeContent(command: Command): Promise<CommandAnswer> {
  return callApi('publishContent', command);
}
