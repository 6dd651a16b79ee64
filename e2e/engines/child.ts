import type { ChildProcess } from 'node:child_process'

/**
 * Kills the child process when this worker exits. Playwright stops a worker whose fixtures do not end, and a Chromium
 * 86 without its driver uses a whole core until somebody kills it.
 */
export function killWithWorker<T extends ChildProcess>(child: T): T {
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  return child
}
