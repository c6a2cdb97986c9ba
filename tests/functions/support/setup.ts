import './log.ts';
import './environment.ts';
import './needed-index.ts';
import './transactions.ts';
import { beforeAll } from 'vitest';
import { OWN_PROJECT } from './project.ts';
import { wipe } from './wipe.ts';

// Vitest runs this file before each test file, in a process that many of them share; what it imports runs once.
if (OWN_PROJECT) beforeAll(wipe);
