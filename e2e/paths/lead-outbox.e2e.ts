import { leadOutboxPage } from '#lab/pages/lead-outbox.ts';
import { testPaths } from './walk-paths.ts';

testPaths(leadOutboxPage);
