// Installs system packages where allowed: as root on Debian or a derivative.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function isDebianRoot(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** @throws if apt-get cannot install them */
export function installOnDebian(packages: readonly string[]): void {
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Two clones may run tests concurrently, and the system's own updates may run in parallel: each waits for the other.
  const lock = join(tmpdir(), 'meridian-packages.lock');
  const apt = ['/usr/bin/apt-get', '-o', 'DPkg::Lock::Timeout=600'];
  const run = (...args: string[]) =>
    execFileSync('flock', [lock, ...apt, ...args], { stdio: 'inherit', env });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
