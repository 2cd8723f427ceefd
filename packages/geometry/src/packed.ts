/** Reads typed arrays without the `undefined` of unchecked indices. One function per array type keeps each read fast. */

/** The index must be inside the array. */
export function u8(array: Uint8Array, index: number): number {
  return array[index] as number;
}

/** The index must be inside the array. */
export function i32(array: Int32Array, index: number): number {
  return array[index] as number;
}
