import type { SeedPost } from '../shape.ts';
import { acceptingQris } from './accepting-qris.ts';
import { aiCustomerService } from './ai-customer-service.ts';
import { appOrWebsite } from './app-or-website.ts';
import { changingVendors } from './changing-vendors.ts';
import { cloudCost } from './cloud-cost.ts';
import { keepingDataSafe } from './keeping-data-safe.ts';
import { planningAProject } from './planning-a-project.ts';
import { restoringBackups } from './restoring-backups.ts';
import { slowPhones } from './slow-phones.ts';
import { whatsappAutomation } from './whatsapp-automation.ts';

/** Oldest first; then the ones that visitors do not see yet. */
export const posts: SeedPost[] = [
  appOrWebsite,
  acceptingQris,
  whatsappAutomation,
  cloudCost,
  keepingDataSafe,
  planningAProject,
  slowPhones,
  changingVendors,
  restoringBackups,
  aiCustomerService,
];
