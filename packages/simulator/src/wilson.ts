/** Two standard deviations, near enough: 19 of 20 intervals hold the true share. */
const Z_95 = 1.959963984540054;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Between which shares the true one lies, after so many of so many. Holds for few games and for shares near 0 and 1,
 * where the plain one does not.
 * Source: Wilson, "Probable inference, the law of succession, and statistical inference" (1927).
 */
export function wilsonInterval(of: number, total: number, z = Z_95): Interval {
  if (total === 0) return { low: 0, high: 1 };
  const share = of / total;
  const width = (z * z) / total;
  const middle = share + width / 2;
  const reach = z * Math.sqrt((share * (1 - share)) / total + width / (4 * total));
  return {
    low: Math.max(0, (middle - reach) / (1 + width)),
    high: Math.min(1, (middle + reach) / (1 + width)),
  };
}
