import type { LifeOptions } from '#src/server/life/life-options.ts';
import { messageOf } from '#src/server/errors.ts';
import { printableUrl, type DatabaseLocation } from './database-location.ts';
import type { Engine } from './engine.ts';
import { leadStoreOn, type LeadStore } from './lead-store.ts';
import { migrate } from './migrations.ts';
import type { Recipients } from './notify.ts';
import { openFile } from './open-file.ts';
import { postgresEngine } from './postgres-engine.ts';

/** Opens and migrates a database. Rejects with a sentence that names it. */
export async function openEngine(location: DatabaseLocation): Promise<Engine> {
  try {
    const { file, url } = location;
    const engine = file === undefined ? postgresEngine(url) : await openFile(file);
    await migrate(engine).catch(async (error: unknown) => {
      await engine.close();
      throw error;
    });
    return engine;
  } catch (error) {
    const reason = messageOf(error);
    throw new Error(`The lead store at ${printableUrl(location)} cannot be opened: ${reason}.`, {
      cause: error,
    });
  }
}

/** Opens the lead store. Rejects with a sentence that names the database. */
export const openLeadStore = async (
  location: DatabaseLocation,
  recipientsOf: Recipients = () => [],
  options: LifeOptions = {},
): Promise<LeadStore> => leadStoreOn(await openEngine(location), recipientsOf, options);
