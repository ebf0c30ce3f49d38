/** Gives React the time to draw what has changed. */
export async function drawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
