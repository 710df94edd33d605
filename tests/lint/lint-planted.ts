import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Lints files, each with its code, by the rules of this house. Returns the paths of those that break a rule. */
export function lintPlanted(
  rule: string,
  files: Readonly<Record<string, string>>,
): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    for (const file of ['.oxlintrc.json', 'package.json']) cpSync(file, join(root, file));
    cpSync('tests/lint', join(root, 'tests/lint'), { recursive: true });
    for (const [path, code] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), code);
    }
    const oxlint = [resolve('node_modules/oxlint/bin/oxlint'), '--format=unix', '.'];
    const { stdout } = spawnSync(process.execPath, oxlint, { cwd: root, encoding: 'utf8' });
    const findings = stdout.split('\n').filter((line) => line.includes(rule));
    return Object.keys(files).filter((path) => findings.some((line) => line.startsWith(path)));
  } finally {
    rmSync(root, { recursive: true });
  }
}
