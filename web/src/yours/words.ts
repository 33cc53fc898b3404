/** What is said about tables that wait. */

export function waitingWords(count: number): string {
  return count === 1 ? "1 table waits for you" : `${count} tables wait for you`;
}
