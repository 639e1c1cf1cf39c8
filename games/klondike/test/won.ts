/** Moves that win the deal of number 6, one card drawn at a time, as `playAll` reads them. */
export const WINS_DEAL_6 =
  '7>3, 1>7, 5>1, 5>1, 7x2>5, 5x3>3, 6>5, 6>3, 6>5, 4>5, 4>7, 4^, 2>3, 2^, draw, draw, draw, w^, draw, ' +
  'draw, draw, w^, draw, draw, draw, w>6, 5x4>6, w>3, draw, draw, draw, 3x6>4, draw, draw, draw, draw, ' +
  'draw, draw, w^, 6^, 6^, draw, draw, draw, draw, w>7, 6x4>7, draw, 4x6>3, draw, recycle, draw, draw, ' +
  'draw, draw, w>2, draw, draw, draw, w^, 6^, draw, 1>2, 5>1, draw, w>7, 3x6>4, draw, draw, draw, draw, ' +
  'draw, draw, w^, draw, draw, draw, recycle, draw, draw, draw, draw, w^, draw, draw, 4x6>3, draw, ' +
  'draw, draw, draw, draw, w>2, 7x8>2, 7^, 7^, 7>4, 3^, 3^, 2^, 2^, 3^, 2^, 2^, w^, draw, draw, draw, ' +
  'w^, 6^, recycle, draw, draw, w>7, draw, draw, w>7, 3x5>7, 3^, draw, w>5, draw, w^, 7^, 7^, 7^, 2^, ' +
  '4^, 2^, 7^, 2^, 7^, 2^, 7^, 2^, 7^, 1^, 5^, 1^, w>7, draw, w^, draw, w>3, draw, w^, 4^, 3^, w^, 2^, ' +
  'draw, w^, 3^, 7^, 7^, 2^ ';
