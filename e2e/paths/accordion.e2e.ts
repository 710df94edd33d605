import { accordionPage } from '#lab/page/scripts/accordion.ts';
import { testPaths } from './walk-paths.ts';

testPaths(accordionPage);
