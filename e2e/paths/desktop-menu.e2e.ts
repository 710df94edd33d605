import { desktopMenuPage } from '#lab/page/scripts/menus.ts';
import { testPaths } from './walk-paths.ts';

testPaths(desktopMenuPage);
