import { leadOutboxPage } from '#lab/page/scripts/lead-outbox.ts';
import { testPaths } from './walk-paths.ts';

testPaths(leadOutboxPage);
