/** Counts tests out of vitest's JSON report, so that nothing that failed is lost. */

/**
 * A file that cannot be loaded has no tests, and an error outside of tests belongs to none: each counts as one failed.
 * @param {string | undefined} report the text of the report, if there is one
 * @param {boolean} ok whether vitest itself was content
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function countTests(report, ok) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
  const files = report === undefined ? [] : JSON.parse(report).testResults;
  for (const file of files) {
    const failedBefore = count.failed;
    for (const { status } of file.assertionResults) {
      if (status === 'passed' || status === 'failed') count[status] += 1;
      else count.skipped += 1;
    }
    if (file.status === 'failed' && count.failed === failedBefore) count.failed += 1;
  }
  if (count.failed === 0 && (!ok || report === undefined)) count.failed = 1;
  return count;
}
