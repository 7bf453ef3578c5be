// Sets the chosen theme before the first paint, so that the page does not blink.
try {
  const saved = JSON.parse(localStorage.getItem('dustboard.settings') || '{}');
  if (saved.theme === 'day' || saved.theme === 'night') document.documentElement.dataset.theme = saved.theme;
  if (saved.textSize) document.documentElement.style.fontSize = saved.textSize + '%';
} catch (error) {
  // without storage the system's theme is used
}
