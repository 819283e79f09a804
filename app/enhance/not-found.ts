console.error('404 Error: User attempted to access non-existent route:', location.pathname);

const asked = document.getElementById('asked');
if (asked) asked.textContent = location.pathname;
