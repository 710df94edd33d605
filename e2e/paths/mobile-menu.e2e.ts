import { mobileMenuPage } from '#lab/pages/menus.ts';
import { testPaths } from './walk-paths.ts';

testPaths(mobileMenuPage);
