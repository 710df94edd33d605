import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { installPeer } from './install-peer.ts';

/** The text between two markers. */
function between(html: string, begin: string, end: string): string {
  const from = html.indexOf(begin);
  const to = html.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`The home page has no ${begin}.`);
  return html.slice(from + begin.length, to);
}

export interface NextExport {
  readonly folder: string;
  /** Its JavaScript in brotli bytes. */
  readonly javascript: number;
}

/**
 * Exports with Next.js the built home page with its styles, and one step of the quote request. Only
 * the step runs in the browser, the least possible. Null, after a sentence, if Next.js is
 * unavailable or does not build.
 */
export function exportWithNext(dist: string): NextExport | null {
  const peer = installPeer('next');
  if (peer === null) return null;
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const quote = readFileSync(join(dist, 'quote.html'), 'utf8');
  const options = [...quote.matchAll(/<input[^>]*type="radio"[^>]*value="([^"]+)"/g)]
    .slice(0, 6)
    .map(([, value = '']) => ({ value, label: value }));
  const app = (file: string): string => join(peer, 'app', file);
  writeFileSync(
    app('home.json'),
    JSON.stringify({ html: between(html, '<main', '</main>').replace(/^[^>]*>/, '') }),
  );
  writeFileSync(app('step.json'), JSON.stringify({ question: 'What is it for?', options }));
  for (const part of ['drawings', 'fonts']) {
    cpSync(join(dist, part), join(peer, 'public', part), { recursive: true });
  }
  const styles = html
    .replace(/<noscript>.*?<\/noscript>/gs, '')
    .matchAll(/<style[^>]*>(.*?)<\/style>/gs);
  writeFileSync(app('site.css'), Array.from(styles, ([, rules = '']) => rules).join('\n'));
  try {
    execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
      cwd: peer,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    });
  } catch {
    console.error('Next.js could not export its page, so the benchmark goes on without it.');
    return null;
  }
  const folder = join(peer, 'out');
  const exported = readFileSync(join(folder, 'index.html'), 'utf8');
  const scripts = new Set(
    [...exported.matchAll(/<script src="([^"?]+\.js)"(?![^>]*noModule)/g)].map(
      ([, address = '']) => address,
    ),
  );
  const javascript = [...scripts].reduce(
    (sum, address) => sum + brotliCompressSync(readFileSync(join(folder, address))).length,
    0,
  );
  return { folder, javascript };
}
