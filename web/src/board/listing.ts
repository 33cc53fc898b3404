/** Words one after the other, as in "a, b and c"; the same ones are counted. */
export function listed(words: readonly string[]): string {
  const counted = [...new Set(words)].map((word) => {
    const number = words.filter((other) => other === word).length;
    return number > 1 ? `${number} × ${word}` : word;
  });
  if (counted.length < 2) return counted.join("");
  return `${counted.slice(0, -1).join(", ")} and ${counted[counted.length - 1]}`;
}
