import type { Field } from '../sim/field.ts';
import { type Pose, petalPose, stampPose } from '../sim/pose.ts';

/** A 2D context of either thread. */
export type Surface = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

function drawPose(surface: Surface, pose: Pose, bitmap: ImageBitmap): void {
  const { width: stageWidth, height: stageHeight } = surface.canvas;
  const width = pose.width * stageWidth;
  const height = width * pose.squash;
  const cos = Math.cos(pose.rotationRad);
  const sin = Math.sin(pose.rotationRad);
  surface.setTransform(cos, sin, -sin, cos, pose.x * stageWidth, pose.y * stageHeight);
  surface.globalAlpha = pose.opacity;
  surface.drawImage(bitmap, -width / 2, -height / 2, width, height);
}

/** Redraws a field: petals behind, stamps in front. */
export function drawField(surface: Surface, field: Field, bitmaps: ReadonlyMap<string, ImageBitmap>): void {
  surface.setTransform(1, 0, 0, 1, 0, 0);
  surface.clearRect(0, 0, surface.canvas.width, surface.canvas.height);
  for (const pose of [...field.petals.map(petalPose), ...field.stamps.map(stampPose)]) {
    const bitmap = bitmaps.get(pose.sprite);
    if (bitmap !== undefined && pose.opacity > 0) drawPose(surface, pose, bitmap);
  }
}
