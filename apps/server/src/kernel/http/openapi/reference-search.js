// Shows of the reference what holds all words that are typed; an area without a call goes as well.
const field = document.querySelector('input[type=search]');
const told = document.querySelector('[role=status]');
const areas = [...document.querySelectorAll('main > section')].map((area) => ({
  area,
  entry: document.querySelector(`nav a[href="#${area.getAttribute('aria-labelledby')}"]`).parentElement,
  calls: [...area.querySelectorAll('details')].map((call) => ({ call, text: call.textContent.toLowerCase() })),
}));

function search() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const { area, entry, calls } of areas) {
    let shown = 0;
    for (const { call, text } of calls) {
      call.hidden = !words.every((word) => text.includes(word));
      if (!call.hidden) shown += 1;
    }
    area.hidden = entry.hidden = shown === 0;
    count += shown;
  }
  told.textContent = count === 1 ? '1 call' : `${count} calls`;
}

/** Whoever comes by a link to a call sees it open. */
function openLinked() {
  const call = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (call?.tagName !== 'DETAILS') return;
  call.open = true;
  call.scrollIntoView();
}

field.addEventListener('input', search);
addEventListener('hashchange', openLinked);
openLinked();
